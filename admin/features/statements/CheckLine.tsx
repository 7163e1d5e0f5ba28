import { useTranslation } from '#admin/i18n/use-translation.ts'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { LineView } from './statement-view.ts'

/** Why a line is not proposed, with a link to its page. */
export function CheckLine({ line }: { line: LineView }) {
	const { t } = useTranslation('statements')
	const orders = line.candidates.map(({ number }) => number).join(', ')
	return (
		<>
			{line.doubt ? <p>{t(`doubt.${line.doubt}`, { orders })}</p> : null}
			<TextLink
				href={`/statements/lines/${line.id}`}
				touch="line"
				aria-label={t('review.checkOne', { amount: line.amount, booked: line.booked })}
			>
				{t('review.check')}
			</TextLink>
		</>
	)
}
