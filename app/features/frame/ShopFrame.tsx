import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Trackers } from '#app/features/analytics/Trackers.tsx'
import { ConsentBanner } from '#app/features/consent/ConsentBanner.tsx'
import { LostToasts } from '#app/features/errors/LostToasts.tsx'
import { SearchBox, searchFieldId } from '#app/features/search/SearchBox.tsx'
import { WishlistForm } from '#app/features/product-cards/WishlistForm.tsx'
import { useSaved } from '#app/features/product-cards/saved-context.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { FlashRegion } from '#app/ui/FlashRegion.tsx'
import { IconLink } from '#web/ui/IconTarget.tsx'
import { SiteFrame } from '#app/ui/SiteFrame.tsx'
import { Toaster } from '#app/ui/Toaster.tsx'
import { AccountLink } from './AccountLink.tsx'
import { CategoryNav } from './CategoryNav.tsx'
import { CategoryRow } from './CategoryRow.tsx'
import { ChatLink } from './ChatLink.tsx'
import type { FrameView } from './frame-view.ts'
import { LanguageLink } from './LanguageLink.tsx'
import { Logo } from './Logo.tsx'
import { PhoneMenu } from './PhoneMenu.tsx'
import { PopupBanner } from './PopupBanner.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { useOwnCodeCopy } from './use-own-code-copy.ts'

/** The layout of a shop page: header, search, cart, messages, footer. */
export function ShopFrame({ children, ...frame }: FrameView & { children: ReactNode }) {
	const { t } = useTranslation(['frame', 'common'])
	useOwnCodeCopy(frame.account)
	return (
		<Toaster
			closeLabel={t('close')}
			regionLabel={t('notifications')}
			failureTitle={t('common:failure.title')}
		>
			<PopupBanner {...frame} />
			<WishlistForm saved={frame.saved} formToken={frame.formToken}>
				<SiteFrame
					skipLinks={[
						{ href: '#main', label: t('skip') },
						{ href: `#${searchFieldId}`, label: t('skipToSearch') },
					]}
					layout={frame.header}
					menu={<PhoneMenu {...frame} />}
					logo={<Logo {...frame} />}
					nav={
						frame.header === 'bar' ? (
							<CategoryNav categories={frame.categories} />
						) : (
							<CategoryRow categories={frame.categories} />
						)
					}
					search={
						<div className="flex items-center gap-1">
							<div className="min-w-0 flex-1">
								<SearchBox />
							</div>
							{/* The one row of a phone has no space for it beside the field; the menu has it, too. */}
							<span className={frame.header === 'search' ? 'max-sm:hidden' : undefined}>
								<ChatLink href={frame.whatsapp} />
							</span>
						</div>
					}
					actions={<Actions {...frame} />}
					flash={
						<>
							<ConsentBanner {...frame} />
							<FlashRegion messages={frame.messages} />
						</>
					}
					footer={<SiteFooter {...frame} />}
				>
					{children}
				</SiteFrame>
			</WishlistForm>
			<LostToasts />
			<Trackers ids={frame.tracking} />
		</Toaster>
	)
}

function Actions({ cartCount, account }: FrameView) {
	const { t } = useTranslation('frame')
	const path = usePath()
	const saved = useSaved()?.size ?? 0
	return (
		<>
			<span className="not-desktop:hidden">
				<LanguageLink short />
			</span>
			<span className="not-desktop:hidden">
				<IconLink icon="box" label={t('lookUp')} href={path(paths.orderLookUp)} />
			</span>
			<span className="max-sm:hidden">
				<IconLink
					icon="heart"
					label={saved === 0 ? t('wish.empty') : t('wish.filled', { count: saved })}
					count={saved}
					href={path(paths.wishlist)}
				/>
			</span>
			<IconLink
				icon="cart"
				label={cartCount === 0 ? t('cart.empty') : t('cart.filled', { count: cartCount })}
				count={cartCount}
				href={path(paths.cart)}
			/>
			<AccountLink account={account} />
		</>
	)
}
