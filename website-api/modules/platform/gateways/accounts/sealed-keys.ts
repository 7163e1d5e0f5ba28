import type { z } from 'zod'
import { seal, type Seal, unseal } from '#website-api/modules/platform/secrets/sealed-text.ts'

/** The account of a company with a provider of payments, payouts or couriers. */
type Owner = { companyId: number; provider: string }

/** How the keys of accounts for one purpose are encrypted with the installation's secret. */
export function keySeal<Keys>(purpose: Seal['purpose'], schema: z.ZodType<Keys>) {
	const sealOf = ({ companyId, provider }: Owner, secret: string) => ({
		purpose,
		owner: `${companyId}:${provider}`,
		secret,
	})
	return {
		seal(keys: Keys, owner: Owner, secret: string): string {
			return seal(JSON.stringify(keys), sealOf(owner, secret))
		},
		/** Undefined: they were encrypted with the secret of another installation. */
		unseal(sealed: string, owner: Owner, secret: string): Keys | undefined {
			try {
				return schema.parse(JSON.parse(unseal(sealed, sealOf(owner, secret))))
			} catch {
				return undefined
			}
		},
	}
}
