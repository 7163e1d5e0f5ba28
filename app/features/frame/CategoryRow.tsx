import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { MenuLink } from '#app/ui/MenuLink.tsx'
import type { CategoryNavProps } from './frame-view.ts'
import { useSubmenus } from './use-submenus.ts'

/** Category navigation of a desktop in a row of its own; each opens its subcategories as `CategoryNav` does. */
export function CategoryRow({ categories, className }: CategoryNavProps) {
	const { t } = useTranslation('frame')
	const path = usePath()
	const { key, isUsed, opener } = useSubmenus()
	return (
		<nav aria-label={t('categories')} className={className}>
			<ul className="-mx-3 flex flex-wrap gap-x-1 text-14 text-soft" key={key} {...opener}>
				{categories.map(({ slug, name, children }) => (
					<li key={slug} className="group relative">
						<Anchor className="nav-link" href={path(paths.category(slug))}>
							{name}
						</Anchor>
						{isUsed && children.length > 0 ? (
							<ul className="submenu w-60">
								{children.map((child) => (
									<li key={child.slug}>
										<MenuLink size="small" href={path(paths.category(child.slug))}>
											{child.name}
										</MenuLink>
									</li>
								))}
							</ul>
						) : null}
					</li>
				))}
				<li>
					<Anchor className="nav-link" href={path(paths.products)}>
						{t('allProducts')}
					</Anchor>
				</li>
			</ul>
		</nav>
	)
}
