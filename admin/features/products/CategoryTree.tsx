import { useTranslation } from '#admin/i18n/use-translation.ts'
import { RowButton } from '#admin/ui/RowButton.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { categoryFormId } from './CategoryForm.tsx'

type CategoryTreeProps = {
	rows: {
		id: number
		version: number
		depth: number
		name: string
		products: number
		canRemove: boolean
	}[]
}

/** The category tree, each category with buttons to move or remove it. */
export function CategoryTree({ rows }: CategoryTreeProps) {
	const { t } = useTranslation('products')
	if (rows.length === 0) return <p className="text-mute">{t('categories.none')}</p>
	return (
		<ul className="divide-y divide-line">
			{rows.map(({ id, version, depth, name, products, canRemove }) => (
				<li key={id} className="flex items-center justify-between gap-x-4 py-2">
					<span className="min-w-0 wrap-anywhere">
						<span aria-hidden="true" className="text-mute">
							{'– '.repeat(depth)}
						</span>
						<TextLink href={`/products/categories?edit=${id}`} className="font-semibold">
							{name}
						</TextLink>{' '}
						<TextLink href={`/products?category=${id}`} className="text-14 whitespace-nowrap">
							{t('categories.products', { count: products })}
						</TextLink>
					</span>
					<span className="flex shrink-0 gap-1">
						<RowButton
							form={categoryFormId}
							row={{ act: 'up', id, version }}
							aria-label={t('categories.upOne', { name })}
						>
							↑
						</RowButton>
						<RowButton
							form={categoryFormId}
							row={{ act: 'down', id, version }}
							aria-label={t('categories.downOne', { name })}
						>
							↓
						</RowButton>
						{canRemove ? (
							<RowButton
								form={categoryFormId}
								row={{ act: 'remove', id }}
								aria-label={t('categories.removeOne', { name })}
							>
								{t('categories.remove')}
							</RowButton>
						) : null}
					</span>
				</li>
			))}
		</ul>
	)
}
