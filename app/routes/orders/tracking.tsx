import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { parcelViews } from '#app/features/orders/parcel-view.ts'
import { ParcelFacts } from '#app/features/orders/ParcelFacts.tsx'
import { goTo } from '#app/http/go-to.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { Container } from '#app/ui/Container.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Timeline } from '#web/ui/Timeline.tsx'
import { numberIn, orderFor } from './order-for.server.ts'

export const handle = { i18n: ['orders'] }

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { order, back } = await orderFor(context, numberIn(request))
	if (!order) return goTo(context.locale, paths.orderLookUp)
	return {
		number: order.number,
		back,
		parcels: parcelViews(order, context.locale),
		isPartUnpacked: order.isPartUnpacked,
		title: translator(context.locale)('orders:parcels.title', { number: order.number }),
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

/** Where each parcel of an order is, and what became of it. */
export default function Tracking() {
	const { number, back, parcels, isPartUnpacked } = useLoaderData<typeof loader>()
	const { t } = useTranslation('orders')
	const path = usePath()
	return (
		<Container narrow page>
			<PageHeader title={t('parcels.title', { number })}>
				{parcels.length === 0 ? t('details.noTracking') : null}
				{parcels.length > 0 && isPartUnpacked ? t('parcels.rest') : null}
			</PageHeader>
			<div className="grid gap-4">
				{parcels.map((parcel) => (
					<Card key={parcel.number} as="section" aria-labelledby={`parcel-${parcel.number}`}>
						<h2 id={`parcel-${parcel.number}`}>
							{parcel.parts > 1
								? t('parcels.part', { part: parcel.part, parts: parcel.parts })
								: t('parcels.one')}
						</h2>
						<ParcelFacts parcel={parcel} />
						<div className="mt-4">
							<Timeline
								entries={parcel.events.map(({ kind, said, at }, index) => ({
									title: said === '' ? t(`parcels.event.${kind}`) : said,
									detail: at,
									state: index === 0 ? 'current' : 'done',
								}))}
							/>
						</div>
					</Card>
				))}
				<div>
					<ButtonLink href={path(back)}>{t('parcels.back')}</ButtonLink>
				</div>
			</div>
		</Container>
	)
}
