declare const config: { readonly forbidden: readonly { readonly name: string }[]; readonly options: object };
export = config;
