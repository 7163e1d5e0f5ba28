import { useTranslation } from '#app/i18n/use-translation.ts'
import type { LineFlash } from '#contract/flash-sale.ts'
import { formatMoney } from '#web/domain/money.ts'
import { MutedText } from '#web/ui/MutedText.tsx'

type FlashLineNoteProps = { flash: Pick<LineFlash, 'state' | 'price' | 'mine'> & { until: string } }

/** The effect of a flash sale on a cart line: its price applies to the whole line or not at all. */
export function FlashLineNote({ flash }: FlashLineNoteProps) {
	const { t } = useTranslation('cart')
	const price = formatMoney(flash.price)
	return (
		<MutedText>
			{t(`flash.${flash.state}`, { time: flash.until, price, number: flash.mine })}
		</MutedText>
	)
}
