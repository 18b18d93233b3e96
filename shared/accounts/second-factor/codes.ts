import * as z from 'zod';

/** Six digits from an authenticator app, which many people type in two groups. */
export const AuthenticatorCode = z
  .string()
  .trim()
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Enter the six digits from your authenticator app.'));

/** How many recovery codes an account has. */
export const recoveryCodeCount = 10;
/** Of Crockford's base 32: 80 bits, which no one guesses, online or from a copy of the table. */
const recoveryCodeLength = 16;

/** A recovery code in its stored form: without the hyphens, in capitals, and with digits for the letters that look like them. */
export const RecoveryCode = z
  .string()
  .max(100)
  .transform((typed) => typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1'))
  .pipe(
    z
      .string()
      .regex(
        new RegExp(`^[0-9A-HJKMNP-TV-Z]{${recoveryCodeLength}}$`),
        'Enter all 16 characters of one recovery code.',
      ),
  );

/** `7K2M-9QXA-41TV-C8ZP`: in groups, as it is read from paper. */
export const recoveryCodeText = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code;
