import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { MenuLink } from '#app/ui/MenuLink.tsx'
import type { CategoryNavProps } from './frame-view.ts'
import { useSubmenus } from './use-submenus.ts'

/** Category navigation of a desktop: a link, whose submenu opens on hover and on focus with script. Escape closes it. */
export function CategoryNav({ categories, className }: CategoryNavProps) {
	const { t } = useTranslation('frame')
	const path = usePath()
	const { key, isUsed, opener } = useSubmenus()
	return (
		<nav aria-label={t('categories')} className={className}>
			<div className="group relative" key={key} {...opener}>
				<Anchor
					className="flex min-h-11 items-center gap-1 rounded-control px-3 text-14 font-semibold text-soft hover:bg-sunk hover:text-ink"
					href={path(paths.products)}
				>
					{t('categories')}
					{categories.length > 0 ? <Icon name="down" /> : null}
				</Anchor>
				{isUsed && categories.length > 0 ? (
					<div className="submenu w-160 p-4">
						<ul className="grid grid-cols-3 items-start gap-2 text-14 text-soft">
							{categories.map(({ slug, name, children }) => (
								<li key={slug} className="font-semibold">
									<MenuLink href={path(paths.category(slug))}>{name}</MenuLink>
									<ul className="font-normal">
										{children.map((child) => (
											<li key={child.slug}>
												<MenuLink size="small" href={path(paths.category(child.slug))}>
													{child.name}
												</MenuLink>
											</li>
										))}
									</ul>
								</li>
							))}
						</ul>
					</div>
				) : null}
			</div>
		</nav>
	)
}
