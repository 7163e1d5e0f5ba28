import type { PaymentProvider } from '#contract/online-method.ts'
import { PROVIDER_NAMES } from '#contract/online-method.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Button } from '#web/ui/Button.tsx'

/** Buttons that ask for a payout by a provider; in the form of a withdrawal. */
export function ByProvider({ providers }: { providers: PaymentProvider[] }) {
	const { t } = useTranslation('payouts')
	if (providers.length === 0) return null
	return (
		<div className="grid gap-4 border-t border-line pt-4">
			<p>{t('sendText')}</p>
			<div className="flex flex-wrap gap-2">
				{providers.map((provider) => (
					<Button key={provider} name="step" value={provider} formNoValidate>
						{t('send', { provider: PROVIDER_NAMES[provider] })}
					</Button>
				))}
			</div>
		</div>
	)
}
