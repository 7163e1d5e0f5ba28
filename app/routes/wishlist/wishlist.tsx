import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { cardView } from '#app/features/product-cards/card-view.ts'
import { sharedIds } from '#app/features/wishlist/shared-ids.ts'
import { goTo } from '#app/http/go-to.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orNull } from '#app/http/or-null.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { CardGrid } from '#app/features/product-cards/CardGrid.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { isHole } from '#app/domain/personal.ts'
import { useSaved } from '#app/features/product-cards/saved-context.ts'
import { wishFormId } from '#app/features/product-cards/WishlistForm.tsx'
import { cardsById } from '../catalog/suggested.server.ts'
import { keepLost } from '../layouts/framed.tsx'

export const handle = { i18n: ['catalog', 'wishlist'] }

/**
 * The visitor's wishlist, or with `items` a shared one, with current prices and stock; products no longer sold are left
 * out. A customer's own is in the account.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const shared = sharedIds(new URL(request.url).searchParams.get('items'))
	const isShared = shared.length > 0
	if (!isShared && context.customer.current()) throw goTo(context.locale, paths.profile.wishlist)
	const ids = isShared ? shared : context.wishlist.list()
	const cards = ids.length === 0 ? [] : await orNull(cardsById(context, ids, { optional: false }))
	return {
		cards: cards && cards.map((card) => cardView(card, context.locale)),
		isShared,
		dataSaver: context.dataSaver,
		title: translator(context.locale)(isShared ? 'wishlist:shared.title' : 'wishlist:title'),
	}
}

export const action = noForm

export const shouldRevalidate = keepLost

export const meta: MetaFunction<typeof loader> = (args) =>
	pageMeta(args, { title: args.data?.title ?? '', robots: 'noindex, follow' })

/** A visitor's wishlist: current prices and stock, buttons to add to the cart and to remove. */
export default function Wishlist() {
	const { cards, isShared, dataSaver } = useLoaderData<typeof loader>()
	const { t } = useTranslation('wishlist')
	const saved = useSaved()
	if (cards === null) return <EmptyWishlist kind="unknown" />
	const isListed = ({ id }: { id: number }) =>
		saved === null || isHole(saved) || saved.saved.includes(id)
	const visibleCards = isShared ? cards : cards.filter(isListed)
	if (visibleCards.length === 0) return <EmptyWishlist kind="none" />
	return (
		<Container page>
			<PageHeader title={t(isShared ? 'shared.title' : 'title')}>
				{isShared ? t('shared.text') : t('count', { count: visibleCards.length })}
			</PageHeader>
			<CardGrid
				cards={visibleCards}
				eager={4}
				heading="h2"
				dataSaver={dataSaver}
				belowOf={(card) =>
					card.tag === 'soldOut' ? null : (
						<Button
							size="small"
							wide
							form={wishFormId}
							name="move"
							value={card.slug}
							aria-label={t('moveNamed', { name: card.name })}
						>
							{t('move')}
						</Button>
					)
				}
			/>
		</Container>
	)
}

function EmptyWishlist({ kind }: { kind: 'none' | 'unknown' }) {
	const { t } = useTranslation('wishlist')
	const path = usePath()
	return (
		<Container page>
			<EmptyState
				heading="h1"
				drawing={kind === 'none' ? 'shelf' : 'lamp'}
				title={t(`${kind}.title`)}
				action={
					<ButtonLink
						variant="primary"
						href={path(kind === 'none' ? paths.products : paths.wishlist)}
						reload={kind === 'unknown'}
					>
						{t(`${kind}.action`)}
					</ButtonLink>
				}
			>
				{t(`${kind}.text`)}
			</EmptyState>
		</Container>
	)
}
