// A worker of its own: the first number and the first date make the browser load its data of all locales, which
// stops whoever asks for some 40 ms, several times that on a phone. All threads of a page share it.
new Intl.NumberFormat().format(0);
new Intl.DateTimeFormat().format(0);
close();
