import type { ComponentProps, ReactNode } from 'react'
import { WatchOffers } from '#app/features/notifications/WatchOffers.tsx'
import { StickyBar } from '#app/ui/StickyBar.tsx'

type SoldOutBarProps = Pick<
	ComponentProps<typeof WatchOffers>,
	'slug' | 'variantId' | 'isMember' | 'formToken'
> & {
	price: string
	/** An icon link beside the button of a phone. */
	chat: ReactNode
}

/** In place of the buttons to buy: a mail when the variant is back in stock. */
export function SoldOutBar({ price, chat, ...watch }: SoldOutBarProps) {
	return (
		<StickyBar
			beside={chat}
			line={<b className="text-16 leading-5 font-bold tabular-nums lg:hidden">{price}</b>}
		>
			<WatchOffers {...watch} soldOut isProminent />
		</StickyBar>
	)
}
