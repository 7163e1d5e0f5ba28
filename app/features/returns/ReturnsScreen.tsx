import { useTranslation } from 'react-i18next'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Anchor } from '#app/ui/Anchor.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Pagination } from '#app/ui/Pagination.tsx'
import { LinePicture } from '../orders/LinePicture.tsx'
import { pageWords } from '../orders/page-words.ts'
import { type ReturnCardView, type ReturnsView } from './return-view.ts'
import { ReturnStatusBadge } from './ReturnStatusBadge.tsx'

/** What a customer has asked to give back. */
export function ReturnsScreen({ title, returns, page, pages }: ReturnsView & { title: string }) {
	const { t } = useTranslation(['returns', 'my-orders'])
	const path = usePath()
	return (
		<>
			<PageHeader title={title} />
			{returns.length === 0 ? (
				<EmptyState
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
				<ul className="stack">
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
				words={pageWords(t)}
			/>
		</>
	)
}

function ReturnCard({ each }: { each: ReturnCardView }) {
	const { t } = useTranslation('returns')
	const path = usePath()
	return (
		<article className="box" aria-label={each.number}>
			<header className="row row-x">
				<div>
					<Anchor
						className="link num inline-flex min-h-11 items-center font-semibold"
						href={path(paths.profile.return(each.number))}
					>
						{each.number}
					</Anchor>
					<p className="help">{t('asked', { date: each.date })}</p>
				</div>
				<ReturnStatusBadge status={each.status} colour={each.colour} />
			</header>
			<div className="line">
				{each.imageId === null ? null : <LinePicture id={each.imageId} />}
				<div className="line-b">
					<p>{each.productName}</p>
					<p className="help">{t('units', { count: each.units })}</p>
					<p className="help num">{t('order', { number: each.order })}</p>
				</div>
			</div>
			<footer className="row row-x mt-4">
				<p>
					<span className="help">{t('refund')} </span>
					<b className="num">{each.refund}</b>
				</p>
				<ButtonLink href={path(paths.profile.return(each.number))}>{t('open')}</ButtonLink>
			</footer>
		</article>
	)
}
