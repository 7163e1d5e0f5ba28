import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { MutedText } from '#web/ui/MutedText.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { OwnOrderView } from './own-order-view.ts'

/** Actions for an order line: view the product, review it. */
export function LineActions({ order, index }: { order: OwnOrderView; index: number }) {
	const { t } = useTranslation('my-orders')
	const path = usePath()
	const line = order.lines[index]
	const note = order.notes[index]
	if (!line || !note) return null
	const review = `${path(paths.profile.orderReview(order.number))}?line=${note.position}`
	return (
		<>
			{note.removed > 0 ? (
				<MutedText>{t('line.removed', { count: note.removed })}</MutedText>
			) : null}
			<p className="flex flex-wrap items-center gap-2 print:hidden gap-x-6">
				<TextLink touch="block" href={path(paths.product(line.slug))}>
					{t('line.product')}
				</TextLink>
				{note.isDownload ? (
					<TextLink touch="block" href={path(paths.profile.digitalProducts)}>
						{t('digital.download')}
					</TextLink>
				) : null}
				{note.isReviewable ? (
					<TextLink touch="block" href={review}>
						{t('line.review')}
					</TextLink>
				) : null}
			</p>
		</>
	)
}
