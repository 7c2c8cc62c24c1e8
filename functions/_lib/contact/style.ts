/** The style of the one page that a function writes: the site's inks, without its fonts. Inline, and named in the policy by its hash. */
export const css = `
:root { color-scheme: dark; }
body { margin: 0; background: #0d0b0b; color: #f3ece1; font: 18px/1.5 system-ui, sans-serif; }
main { max-width: 40rem; margin: 0 auto; padding: 24px; overflow-wrap: anywhere; }
a { display: inline-block; padding-block: 6px; color: inherit; }
.summary { padding: 8px 16px; border: 3px solid; }
h2 { font-size: 1.2rem; }
label, legend { font-weight: 700; }
small { font-weight: 400; }
fieldset { padding: 0; border: 0; }
fieldset label { display: block; padding-block: 6px; font-weight: 400; }
input:not([type=radio]), textarea { box-sizing: border-box; width: 100%; max-width: 400px; padding: 10px 14px; border: 3px solid #f3ece1; border-radius: 0; background: #0d0b0b; color: inherit; font: inherit; }
p label, strong { display: block; }
.trap { position: absolute; inset-inline-start: -9999px; }
button { min-height: 52px; padding: 12px 28px; border: 0; background: #f3ece1; color: #0d0b0b; font: 900 20px system-ui, sans-serif; }
:focus-visible { outline: 3px solid; outline-offset: 3px; }
`;
