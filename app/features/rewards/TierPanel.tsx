import { useTranslation } from '#app/i18n/use-translation.ts'
import { Card } from '#web/ui/Card.tsx'
import { Meter } from '#web/ui/Meter.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import type { TierView } from './reward-view.ts'

/** The customer's tier with the progress to the next one, as text and as a bar. */
export function TierPanel({ tier, next, spent, remaining, progress }: TierView) {
	const { t } = useTranslation('rewards')
	const texts = next
		? t('tier.missing', { remaining, next: t(`tiers.${next}`) })
		: t('tier.highest')
	return (
		<Card variant="filled" className="flex flex-col gap-2" data-tier={tier ?? 'NONE'}>
			<MutedText>{t('tier.yours')}</MutedText>
			<p className="text-22 font-semibold">{t(`tiers.${tier ?? 'NONE'}`)}</p>
			<p>{t('tier.spent', { spent })}</p>
			{next ? <Meter {...progress} label={texts} /> : null}
			<p>{texts}</p>
		</Card>
	)
}
