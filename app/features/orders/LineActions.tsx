import { useTranslation } from 'react-i18next'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Anchor } from '#app/ui/Anchor.tsx'
import type { OwnOrderView } from './own-order-view.ts'

/** What can be done about one line of an order: see it again, review it. */
export function LineActions({ order, index }: { order: OwnOrderView; index: number }) {
	const { t } = useTranslation('my-orders')
	const path = usePath()
	const line = order.lines[index]
	const note = order.notes[index]
	if (!line || !note) return null
	const review = `${path(paths.profile.orderReview(order.number))}?line=${note.position}`
	const look = 'link inline-flex min-h-11 items-center'
	return (
		<>
			{note.removed > 0 ? (
				<p className="help">{t('line.removed', { count: note.removed })}</p>
			) : null}
			<p className="row no-print gap-x-6">
				<Anchor className={look} href={path(paths.product(line.slug))}>
					{t('line.product')}
				</Anchor>
				{note.isDownload ? (
					<Anchor className={look} href={path(paths.profile.digitalProducts)}>
						{t('digital.download')}
					</Anchor>
				) : null}
				{note.isReviewable ? (
					<Anchor className={look} href={review}>
						{t('line.review')}
					</Anchor>
				) : null}
			</p>
		</>
	)
}
