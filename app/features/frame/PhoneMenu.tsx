import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Drawer } from '#app/ui/Drawer.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { menuItem } from '#app/ui/menu-style.ts'
import { Part } from '#app/ui/Part.tsx'
import { MenuLink } from '#app/ui/MenuLink.tsx'
import type { FrameView } from './frame-view.ts'
import { LanguageLink } from './LanguageLink.tsx'
import { PreferenceForms } from './PreferenceForms.tsx'

/** The navigation of a phone. */
export function PhoneMenu(frame: FrameView) {
	const { t } = useTranslation('frame')
	return (
		<Drawer label={t('menu')} closeLabel={t('close')}>
			<nav aria-label={t('menu')}>
				<Categories categories={frame.categories} />
				<ServiceLinks {...frame} />
				<div className="mt-2 border-t border-line pt-2">
					<PreferenceForms {...frame} buttonClass={menuItem({ className: 'w-full text-start' })} />
				</div>
			</nav>
		</Drawer>
	)
}

function Categories({ categories }: Pick<FrameView, 'categories'>) {
	const { t } = useTranslation('frame')
	const path = usePath()
	return (
		<ul>
			<li className="font-semibold">
				<MenuLink href={path(paths.products)}>{t('allProducts')}</MenuLink>
			</li>
			{categories.map(({ slug, name, children }) => (
				<li key={slug}>
					<MenuLink href={path(paths.category(slug))}>{name}</MenuLink>
					{children.length > 0 ? (
						<ul className="ml-4 border-l border-line pl-1 text-14 text-soft">
							{children.map((child) => (
								<li key={child.slug}>
									<MenuLink href={path(paths.category(child.slug))}>{child.name}</MenuLink>
								</li>
							))}
						</ul>
					) : null}
				</li>
			))}
		</ul>
	)
}

function ServiceLinks({ own, whatsapp }: FrameView) {
	const { t } = useTranslation('frame')
	const path = usePath()
	return (
		<ul className="mt-2 border-t border-line pt-2">
			<Part from={own}>
				{({ account }) =>
					account?.balances ? (
						<li>
							<MenuLink href={path(paths.profile.wallet)}>
								<Icon name="wallet" />
								{t('balances', account.balances)}
							</MenuLink>
						</li>
					) : null
				}
			</Part>
			<li>
				<MenuLink href={path(paths.wishlist)}>
					<Icon name="heart" />
					{t('wish.menu')}
				</MenuLink>
			</li>
			<li>
				<MenuLink href={path(paths.orderLookUp)}>
					<Icon name="box" />
					{t('lookUp')}
				</MenuLink>
			</li>
			<li>
				<MenuLink href={path(paths.paymentConfirmation)}>
					<Icon name="wallet" />
					{t('confirmPayment')}
				</MenuLink>
			</li>
			{whatsapp ? (
				<li>
					<a className={menuItem()} href={whatsapp} rel="noopener">
						<Icon name="chat" />
						{t('whatsapp')}
					</a>
				</li>
			) : null}
			<li>
				<LanguageLink className={menuItem()} />
			</li>
		</ul>
	)
}
