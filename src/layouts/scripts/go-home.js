/* An unknown path ends at the home page of its language (N4). */
location.replace(/^\/en(\/|$)/.test(location.pathname) ? '/en/' : '/');
