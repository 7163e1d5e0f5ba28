import type { ProductStatus } from '#contract/stocked-product.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { TabbedHead } from '#admin/ui/TabbedHead.tsx'
import { ProductBadge } from './ProductBadge.tsx'

type ProductHeadProps = {
	id: number
	name: string
	status: ProductStatus
	/** When it will be published; null if no date is ahead. */
	planned: string | null
	at: 'text' | 'pictures' | 'options' | 'variants'
	canPrice: boolean
}

/** The head of a product's pages, with their tabs. */
export function ProductHead({ id, name, status, planned, at, canPrice }: ProductHeadProps) {
	const { t } = useTranslation(['products', 'common'])
	const pages: { key: ProductHeadProps['at']; href: string }[] = [
		{ key: 'text', href: `/products/${id}` },
		{ key: 'pictures', href: `/products/${id}/pictures` },
		...(canPrice
			? [
					{ key: 'options' as const, href: `/products/${id}/options` },
					{ key: 'variants' as const, href: `/products/${id}/variants` },
				]
			: []),
	]
	return (
		<TabbedHead
			title={name}
			back={{ href: '/products', label: t('common:nav.products') }}
			state={<ProductBadge status={status} planned={planned} />}
			label={t('edit.pages')}
			tabs={pages.map(({ key, href }) => ({ key, href, label: t(`edit.page.${key}`) }))}
			current={at}
		/>
	)
}
