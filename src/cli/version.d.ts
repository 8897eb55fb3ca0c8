declare const __CINEGEN_VERSION__: string;
