import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { usePath } from '#app/i18n/use-path.ts'
import { Anchor } from '#app/ui/Anchor.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { FrameView } from './frame-view.ts'

/** On a desktop the categories unfold under the pointer and under the keyboard's focus; without either, a link. */
export function CategoryNav({ categories }: Pick<FrameView, 'categories'>) {
	const { t } = useTranslation('frame')
	const path = usePath()
	const { key } = useLocation()
	return (
		<nav className="top-nav" aria-label={t('categories')}>
			<div className="pop group" key={key}>
				<Anchor href={path('/products')}>
					{t('categories')}
					{categories.length > 0 ? <Icon name="down" /> : null}
				</Anchor>
				{categories.length > 0 ? (
					<div className="pop-body invisible top-full! w-160 grid-cols-3 gap-4 p-4! group-hover:visible group-has-[:focus-visible]:visible">
						<ul className="grid grid-cols-3 items-start gap-2">
							{categories.map(({ slug, name, children }) => (
								<li key={slug}>
									<Anchor href={path(`/products/${slug}`)}>{name}</Anchor>
									<ul>
										{children.map((child) => (
											<li key={child.slug} className="[&_a]:min-h-9! [&_a]:font-normal!">
												<Anchor href={path(`/products/${child.slug}`)}>{child.name}</Anchor>
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
