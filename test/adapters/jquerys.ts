import 'jquery-1.7/tmp/jquery.js';
import jquery112 from 'jquery-1.12';
import jquery37 from 'jquery-3.7';
import jquery40 from 'jquery';

// The oldest version sets only the global variable.
const jquery17 = (window as unknown as { jQuery: JQueryStatic }).jQuery.noConflict(true);

export const jQuerys = [jquery17, jquery112, jquery37, jquery40] as const;

export { jquery17, jquery112, jquery37, jquery40 };
