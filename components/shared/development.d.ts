/** True in development builds. Other builds omit the code that it guards. */
declare const __DEV__: boolean;
