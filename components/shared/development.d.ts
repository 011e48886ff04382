/** True in development builds; what it guards is not there in the others. */
declare const __DEV__: boolean;
