import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { listReturns } from '#contract/return.ts'
import { returnsView, type ReturnCardView } from '#app/features/returns/return-view.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
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
import { LinePicture } from '#app/features/orders/LinePicture.tsx'
import { paginationTexts } from '#app/features/texts/pagination-texts.ts'
import { ReturnStatusBadge } from '#app/features/returns/ReturnStatusBadge.tsx'
import { pageNumber } from '../../content/page-number.ts'

export const handle = { i18n: ['returns', 'my-orders'] }

/** The customer's returns, newest first. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	requireCustomer(context)
	const page = pageNumber(new URL(request.url).searchParams)
	const found = await orRespond(context.call(listReturns, { query: { page } }))
	return {
		...returnsView(page, found, context.locale),
		title: translator(context.locale)('returns:title'),
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

/** The customer's returns. */
export default function Returns() {
	const { title, returns, page, pages } = useLoaderData<typeof loader>()
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
