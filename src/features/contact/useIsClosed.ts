import { useEffect, useState, type RefObject } from 'react';
import { contactAddress } from '../../config/contact.ts';
import { call, jsonIn, reportDefect } from '../../lib/browser/http.ts';
import { readFields } from './readFields.ts';

/**
 * True once the server has said that nobody would read a message. A form with a text stays: the answer to its sending says the same, and
 * nothing typed disappears. Without an answer the form is open.
 */
export function useIsClosed(form: RefObject<HTMLFormElement | null>): boolean {
  const [isClosed, setClosed] = useState(false);
  useEffect(() => {
    const ask = async () => {
      const { isOpen } = (await jsonIn(await call(contactAddress))) as { isOpen?: unknown };
      if (isOpen !== false || !form.current) return;
      const { name, email, message } = readFields(form.current);
      setClosed(name + email + message === '');
    };
    ask().catch(reportDefect);
  }, [form]);
  return isClosed;
}
