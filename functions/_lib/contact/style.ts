/** The style of the one page that a function renders: the site's colours, without its fonts. Inline; the policy holds its hash. */
export const css = `
:root { color-scheme: dark; accent-color: #ff4b1f; }
body { margin: 0; background: #110e0d; color: #f3e7d3; font: 1.125rem/1.5 system-ui, sans-serif; }
main { max-width: 40rem; margin: 0 auto; padding: 24px; overflow-wrap: anywhere; }
a { display: inline-block; padding-block: 6px; color: inherit; }
.summary { padding: 8px 16px; border: 3px solid; }
h1, h2, label, legend, button { font-family: 'Arial Black', system-ui, sans-serif; font-weight: 900; text-transform: uppercase; }
h1 { font-size: clamp(2.5rem, 12vw, 5rem); line-height: 1; }
h2 { font-size: 1.2rem; }
form { display: grid; gap: 28px; margin-block: 36px; }
form p { display: grid; gap: 8px; margin: 0; }
label, legend { font-size: 1rem; }
small { font: 0.9375rem system-ui, sans-serif; text-transform: none; }
fieldset { padding: 0; border: 0; }
fieldset label { display: block; padding-block: 8px; font: inherit; text-transform: none; }
input:not([type=radio]), textarea { box-sizing: border-box; width: 100%; max-width: 25rem; padding: 10px 14px; border: 3px solid #f3e7d3; border-radius: 0; background: #110e0d; color: inherit; font: inherit; }
input:not([type=radio])[aria-invalid], textarea[aria-invalid] { padding: 6px 10px; border-width: 7px; }
strong::before { content: '!' / ''; display: inline-block; width: 1.3em; margin-inline-end: 8px; border: 3px solid; text-align: center; line-height: 1.2; transform: rotate(-4deg); }
ul { padding-inline-start: 20px; }
li { padding-block: 6px; }
li a { display: inline; }
strong, form { max-width: 25rem; }
.trap { position: absolute; inset-inline-start: -9999px; }
button { justify-self: start; min-height: 3.25rem; padding: 12px 28px; border: 0; background: #ff4b1f; color: #110e0d; font-size: 1.25rem; }
:focus-visible { outline: 3px solid; outline-offset: 3px; }
`;
