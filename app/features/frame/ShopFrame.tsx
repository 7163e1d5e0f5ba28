import { useLocation, useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePath } from '#app/i18n/use-path.ts'
import { FlashRegion } from '#app/ui/FlashRegion.tsx'
import { IconLink } from '#app/ui/IconTarget.tsx'
import { SearchForm } from '#app/ui/SearchForm.tsx'
import { SiteFrame } from '#app/ui/SiteFrame.tsx'
import { Toaster } from '#app/ui/Toaster.tsx'
import { CategoryNav } from './CategoryNav.tsx'
import { ChatButton } from './ChatButton.tsx'
import type { FrameView } from './frame-view.ts'
import { LanguageLink } from './LanguageLink.tsx'
import { Logo } from './Logo.tsx'
import { PhoneMenu } from './PhoneMenu.tsx'
import { SiteFooter } from './SiteFooter.tsx'

/** The shop around a page: header, search, cart, message, footer. */
export function ShopFrame({ children, ...frame }: FrameView & { children: ReactNode }) {
	const { t } = useTranslation('frame')
	return (
		<Toaster closeLabel={t('close')} regionLabel={t('notifications')}>
			<SiteFrame
				skipLabel={t('skip')}
				menu={<PhoneMenu {...frame} />}
				logo={<Logo {...frame} />}
				nav={<CategoryNav categories={frame.categories} />}
				search={<Search />}
				actions={<Actions {...frame} />}
				flash={<FlashRegion messages={frame.messages} />}
				footer={<SiteFooter {...frame} />}
			>
				{children}
			</SiteFrame>
			<ChatButton href={frame.whatsapp} />
		</Toaster>
	)
}

function Search() {
	const { t } = useTranslation('frame')
	const path = usePath()
	const [search] = useSearchParams()
	const { pathname } = useLocation()
	const text = /^(?:\/en)?\/products(?:\/|$)/i.test(pathname) ? (search.get('q') ?? '') : ''
	return (
		<SearchForm
			key={text}
			action={path('/products')}
			name="q"
			defaultValue={text}
			words={{
				label: t('search.label'),
				placeholder: t('search.placeholder'),
				submit: t('search.submit'),
			}}
		/>
	)
}

function Actions({ cartCount }: FrameView) {
	const { t } = useTranslation('frame')
	const path = usePath()
	return (
		<>
			<span className="hidden lg:block">
				<LanguageLink short />
			</span>
			<IconLink icon="box" label={t('lookUp')} href={path('/order/look-up')} />
			<IconLink
				icon="cart"
				label={cartCount === 0 ? t('cart.empty') : t('cart.filled', { count: cartCount })}
				count={cartCount}
				href={path('/Cart')}
			/>
		</>
	)
}
