import { useTranslation } from 'react-i18next'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { TabLinks } from '#admin/ui/TabLinks.tsx'
import { ProductBadge } from './ProductBadge.tsx'

type ProductHeadProps = {
	id: number
	name: string
	status: 'ACTIVE' | 'DRAFT' | 'ARCHIVED'
	/** When it will be shown; null: no date ahead. */
	planned: string | null
	at: 'text' | 'pictures' | 'variants'
	canPrice: boolean
}

/** The title of a product's pages, and the ways between them. */
export function ProductHead({ id, name, status, planned, at, canPrice }: ProductHeadProps) {
	const { t } = useTranslation(['products', 'common'])
	const pages = [
		{ key: 'text', href: `/products/${id}` },
		{ key: 'pictures', href: `/products/${id}/pictures` },
		...(canPrice ? [{ key: 'variants', href: `/products/${id}/variants` }] : []),
	]
	return (
		<>
			<PageHead
				title={name}
				back={{ href: '/products', label: t('common:nav.products') }}
				state={<ProductBadge status={status} planned={planned} />}
			/>
			<div className="mb-4">
				<TabLinks
					label={t('edit.pages')}
					tabs={pages.map(({ key, href }) => ({
						href,
						label: t(`edit.page.${key}`),
						isCurrent: key === at,
					}))}
				/>
			</div>
		</>
	)
}
