/* Opens the home page of the language for an unknown path (N4). */
location.replace(/^\/en(\/|$)/.test(location.pathname) ? '/en/' : '/');
