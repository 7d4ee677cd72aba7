// A classic script in old JavaScript: it must run in every browser, before the page is painted.
(function () {
  var root = document.documentElement;
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('plateau.settings') || '{}') || {};
  } catch (e) {
    kept = {}; // storage may be forbidden; then the system decides every time
  }
  var likesLight = window.matchMedia && matchMedia('(prefers-color-scheme: light)').matches;
  root.setAttribute('data-theme', kept.theme || (likesLight ? 'light' : 'dark'));
  root.lang = kept.language || (/^fr/i.test(navigator.language || '') ? 'fr' : 'en');

  var isNewEnough = window.HTMLScriptElement && HTMLScriptElement.supports && HTMLScriptElement.supports('importmap');
  if (!isNewEnough) {
    document.addEventListener('DOMContentLoaded', function () {
      document.getElementById('too-old').hidden = false;
    });
  }
})();
