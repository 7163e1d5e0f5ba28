import type { TokenClaims } from '#contract/auth.ts'

/** The signed-in customer as described by the session token (spec section 3). */
export type Customer = Omit<TokenClaims, 'callingCode' | 'nationalNumber' | 'exp'>
