import { useTranslation } from 'react-i18next'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#app/ui/Button.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'

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
					<PostForm className="flex shrink-0 gap-1">
						<input type="hidden" name="id" value={id} />
						<input type="hidden" name="version" value={version} />
						<Button
							variant="quiet"
							size="small"
							name="act"
							value="up"
							aria-label={t('categories.upOne', { name })}
						>
							↑
						</Button>
						<Button
							variant="quiet"
							size="small"
							name="act"
							value="down"
							aria-label={t('categories.downOne', { name })}
						>
							↓
						</Button>
						{canRemove ? (
							<Button
								variant="quiet"
								size="small"
								name="act"
								value="remove"
								aria-label={t('categories.removeOne', { name })}
							>
								{t('categories.remove')}
							</Button>
						) : null}
					</PostForm>
				</li>
			))}
		</ul>
	)
}
