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
import { PreferenceForm } from './PreferenceForm.tsx'

/** The navigation of a phone. The page of a category lists those below it. */
export function PhoneMenu(frame: FrameView) {
	const { t } = useTranslation('frame')
	return (
		<Drawer label={t('menu')} closeLabel={t('close')}>
			<nav aria-label={t('menu')}>
				<Categories categories={frame.categories} />
				<ServiceLinks {...frame} />
				<PreferenceForm
					{...frame}
					className="mt-2 border-t border-line pt-2"
					buttonClass={menuItem({ className: 'w-full text-start' })}
				/>
			</nav>
		</Drawer>
	)
}

function Categories({ categories }: Pick<FrameView, 'categories'>) {
	const { t } = useTranslation('frame')
	const path = usePath()
	return (
		<>
			<MenuLink className="font-semibold" href={path(paths.products)}>
				{t('allProducts')}
			</MenuLink>
			{categories.map(({ slug, name }) => (
				<MenuLink key={slug} href={path(paths.category(slug))}>
					{name}
				</MenuLink>
			))}
		</>
	)
}

function ServiceLinks({ own, whatsapp }: FrameView) {
	const { t } = useTranslation('frame')
	const path = usePath()
	return (
		<div className="mt-2 border-t border-line pt-2">
			<Part from={own}>
				{({ account }) =>
					account?.balances ? (
						<MenuLink href={path(paths.profile.wallet)}>
							<Icon name="wallet" />
							{t('balances', account.balances)}
						</MenuLink>
					) : null
				}
			</Part>
			<MenuLink href={path(paths.wishlist)}>
				<Icon name="heart" />
				{t('wish.menu')}
			</MenuLink>
			<MenuLink href={path(paths.orderLookUp)}>
				<Icon name="box" />
				{t('lookUp')}
			</MenuLink>
			<MenuLink href={path(paths.paymentConfirmation)}>
				<Icon name="wallet" />
				{t('confirmPayment')}
			</MenuLink>
			{whatsapp ? (
				<a className={menuItem()} href={whatsapp} rel="noopener">
					<Icon name="chat" />
					{t('whatsapp')}
				</a>
			) : null}
			<LanguageLink className={menuItem()} />
		</div>
	)
}
