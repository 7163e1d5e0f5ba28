import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Pagination } from '#web/ui/Pagination.tsx'
import { PictureRow } from '#app/ui/PictureRow.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { LinePicture } from '../orders/LinePicture.tsx'
import { paginationTexts } from '#app/features/texts/pagination-texts.ts'
import { type ReturnCardView, type ReturnsView } from './return-view.ts'
import { ReturnStatusBadge } from './ReturnStatusBadge.tsx'

/** The customer's returns. */
export function ReturnsScreen({ title, returns, page, pages }: ReturnsView & { title: string }) {
	const { t } = useTranslation(['returns', 'my-orders'])
	const path = usePath()
	return (
		<>
			<PageHeader title={title} />
			{returns.length === 0 ? (
				<EmptyState
					drawing="parcel"
					title={t('returns:list.empty.title')}
					action={
						<ButtonLink variant="primary" href={path(paths.profile.orders)}>
							{t('returns:list.empty.orders')}
						</ButtonLink>
					}
				>
					{t('returns:list.empty.text')}
				</EmptyState>
			) : (
				<ul className="flex flex-col gap-4">
					{returns.map((each) => (
						<li key={each.number}>
							<ReturnCard each={each} />
						</li>
					))}
				</ul>
			)}
			<Pagination
				page={page}
				pages={pages}
				hrefOf={(to) => `${path(paths.profile.returns)}?page=${to}`}
				texts={paginationTexts(t)}
			/>
		</>
	)
}

function ReturnCard({ each }: { each: ReturnCardView }) {
	const { t } = useTranslation('returns')
	const path = usePath()
	return (
		<Card as="article" aria-label={each.number}>
			<header className="flex flex-wrap items-center justify-between gap-2">
				<div>
					<TextLink
						touch="block"
						className="tabular-nums font-semibold"
						href={path(paths.profile.return(each.number))}
					>
						{each.number}
					</TextLink>
					<MutedText>{t('asked', { date: each.date })}</MutedText>
				</div>
				<ReturnStatusBadge status={each.status} colour={each.colour} />
			</header>
			<PictureRow
				as="div"
				picture={each.imageId === null ? null : <LinePicture id={each.imageId} />}
			>
				<p>{each.productName}</p>
				<MutedText>{t('units', { count: each.units })}</MutedText>
				<MutedText className="tabular-nums">{t('order', { number: each.order })}</MutedText>
			</PictureRow>
			<footer className="flex flex-wrap items-center justify-between gap-2 mt-4">
				<p>
					<MutedText as="span">{t('refund')} </MutedText>
					<b className="tabular-nums">{each.refund}</b>
				</p>
				<ButtonLink href={path(paths.profile.return(each.number))}>{t('open')}</ButtonLink>
			</footer>
		</Card>
	)
}
