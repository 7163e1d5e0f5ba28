import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Trackers } from '#app/features/analytics/Trackers.tsx'
import { ConsentBanner } from '#app/features/consent/ConsentBanner.tsx'
import { PageToasts } from '#app/features/errors/PageToasts.tsx'
import { SearchBox, searchFieldId } from '#app/features/search/SearchBox.tsx'
import { WishlistForm } from '#app/features/product-cards/WishlistForm.tsx'
import { useSaved } from '#app/features/product-cards/saved-context.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { FlashRegion } from '#app/ui/FlashRegion.tsx'
import { Part } from '#app/ui/Part.tsx'
import { IconLink } from '#web/ui/IconTarget.tsx'
import { SiteFrame } from '#app/ui/SiteFrame.tsx'
import { AccountLink } from './AccountLink.tsx'
import { CategoryNav } from './CategoryNav.tsx'
import { CategoryRow } from './CategoryRow.tsx'
import { CartLink } from './CartLink.tsx'
import { ChatLink } from './ChatLink.tsx'
import type { FrameView } from './frame-view.ts'
import { LanguageLink } from './LanguageLink.tsx'
import { Logo } from './Logo.tsx'
import { PhoneMenu } from './PhoneMenu.tsx'
import { PopupBanner } from './PopupBanner.tsx'
import { SiteFooter } from './SiteFooter.tsx'

/** The layout of a shop page: header, search, cart, messages, footer. */
export function ShopFrame({ children, ...frame }: FrameView & { children: ReactNode }) {
	const { t } = useTranslation('frame')
	return (
		<PageToasts>
			<PopupBanner {...frame} />
			<WishlistForm own={frame.own} formToken={frame.formToken}>
				<SiteFrame
					skipLinks={[
						{ href: '#main', label: t('skip') },
						{ href: `#${searchFieldId}`, label: t('skipToSearch') },
					]}
					layout={frame.header}
					menu={<PhoneMenu {...frame} />}
					logo={<Logo {...frame} />}
					nav={(className) => {
						const Categories = frame.header === 'bar' ? CategoryNav : CategoryRow
						return <Categories categories={frame.categories} className={className} />
					}}
					search={
						<>
							<SearchBox />
							{/* The one row of a phone has no space for it beside the field; the menu has it, too. */}
							<ChatLink
								href={frame.whatsapp}
								className={frame.header === 'search' ? 'max-sm:hidden' : undefined}
							/>
						</>
					}
					actions={<Actions {...frame} />}
					flash={
						<>
							<ConsentBanner {...frame} />
							<Part from={frame.own}>{(own) => <FlashRegion messages={own.messages} />}</Part>
						</>
					}
					footer={<SiteFooter {...frame} />}
				>
					{children}
				</SiteFrame>
			</WishlistForm>
			<Trackers ids={frame.tracking} />
		</PageToasts>
	)
}

function Actions({ own }: FrameView) {
	const { t } = useTranslation('frame')
	const path = usePath()
	return (
		<>
			<LanguageLink short className="not-desktop:hidden" />
			<IconLink
				icon="box"
				label={t('lookUp')}
				href={path(paths.orderLookUp)}
				className="not-desktop:hidden"
			/>
			<WishlistLink />
			<CartLink own={own} />
			<AccountLink own={own} />
		</>
	)
}

/** Link to the wishlist with the number of products on it. */
function WishlistLink() {
	const { t } = useTranslation('frame')
	const path = usePath()
	return (
		<Part from={useSaved() ?? { saved: [] }}>
			{({ saved: { length } }) => (
				<IconLink
					icon="heart"
					label={length === 0 ? t('wish.empty') : t('wish.filled', { count: length })}
					count={length}
					href={path(paths.wishlist)}
					className="max-sm:hidden"
				/>
			)}
		</Part>
	)
}
