import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { AsideLayout } from '#app/ui/AsideLayout.tsx'
import { Breadcrumb } from '#app/ui/Breadcrumb.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Pagination } from '#web/ui/Pagination.tsx'
import { Section } from '#app/ui/Section.tsx'
import { CardGrid } from '#app/features/product-cards/CardGrid.tsx'
import { CategoryLinks } from './CategoryLinks.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import { isNarrowed, listingPath } from './listing.ts'
import { ListingBar } from './ListingBar.tsx'
import { SearchNote } from './SearchNote.tsx'
import type { ListingView } from './listing-view.ts'

type ListingScreenProps = ListingView & {
	trail: { slug: string; name: string }[]
	dataSaver: boolean
}

/** A product listing with its filters and sort order. */
export function ListingScreen({ trail, dataSaver, ...view }: ListingScreenProps) {
	const { t } = useTranslation('catalog')
	const path = usePath()
	const { listing } = view
	return (
		<Container page>
			<PageHeader title={view.heading} breadcrumb={<Trail trail={trail} text={listing.text} />} />
			<AsideLayout
				side="start"
				aside={
					<>
						<CategoryLinks {...view} />
						<FilterSheet {...view} />
					</>
				}
			>
				<ListingBar {...view} />
				<SearchNote {...view} />
				{view.cards.length === 0 ? (
					<NothingFound {...view} />
				) : (
					<CardGrid cards={view.cards} eager={4} isLargest heading="h2" dataSaver={dataSaver} />
				)}
				<Pagination
					page={listing.page}
					pages={view.pages}
					hrefOf={(page) => path(listingPath({ ...listing, page }))}
					texts={{
						label: t('listing.pages'),
						previous: t('listing.previous'),
						next: t('listing.next'),
						page: (page) => t('listing.page', { page }),
					}}
				/>
				<Relatives {...view} dataSaver={dataSaver} />
			</AsideLayout>
		</Container>
	)
}

function Trail({ trail, text }: { trail: { slug: string; name: string }[]; text?: string }) {
	const { t } = useTranslation(['frame', 'catalog'])
	const path = usePath()
	const steps = [
		{ href: path(paths.home), label: t('frame:home') },
		{ href: path(paths.products), label: t('catalog:listing.all') },
		...trail.map(({ slug, name }) => ({ href: path(paths.category(slug)), label: name })),
		...(text ? [{ href: '', label: `“${text}”` }] : []),
	]
	const last = steps.length - 1
	return (
		<Breadcrumb
			label={t('frame:breadcrumbs')}
			trail={steps.map(({ href, label }, at) => ({ label, href: at === last ? undefined : href }))}
		/>
	)
}

function NothingFound({ listing, clearHref }: ListingView) {
	const { t } = useTranslation('catalog')
	const path = usePath()
	const narrowed = isNarrowed(listing)
	return (
		<EmptyState
			drawing={narrowed ? 'search' : 'shelf'}
			title={t('empty.title')}
			action={
				<ButtonLink variant="primary" href={narrowed ? clearHref : path(paths.products)}>
					{narrowed ? t('empty.clear') : t('empty.all')}
				</ButtonLink>
			}
		>
			{narrowed ? t('empty.narrowed') : t('empty.category')}
		</EmptyState>
	)
}

/** Other products below a search that found none or one. */
function Relatives({ relatives, dataSaver }: ListingView & { dataSaver: boolean }) {
	const { t } = useTranslation('catalog')
	if (relatives.cards.length === 0) return null
	return (
		<Section id={relatives.kind} title={t(`empty.${relatives.kind}`)}>
			<CardGrid cards={relatives.cards} heading="h3" dataSaver={dataSaver} />
		</Section>
	)
}
