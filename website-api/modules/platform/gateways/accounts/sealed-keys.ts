import type { z } from 'zod'
import type { PaymentProvider } from '#contract/online-method.ts'
import { seal, type Seal, unseal } from '#website-api/modules/platform/secrets/sealed-text.ts'

type Owner = { companyId: number; provider: PaymentProvider }

/** How the keys of accounts for one purpose are encrypted with the installation's secret. */
export function keySeal<Keys extends { provider: PaymentProvider }>(
	purpose: Seal['purpose'],
	schema: z.ZodType<Keys>,
) {
	const sealOf = ({ companyId, provider }: Owner, secret: string) => ({
		purpose,
		owner: `${companyId}:${provider}`,
		secret,
	})
	return {
		seal(keys: Keys, companyId: number, secret: string): string {
			return seal(JSON.stringify(keys), sealOf({ companyId, provider: keys.provider }, secret))
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
