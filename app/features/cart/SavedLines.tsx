import { useFetcher } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { formatMoney } from '#web/domain/money.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Button } from '#web/ui/Button.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PictureRow } from '#app/ui/PictureRow.tsx'
import { Section } from '#app/ui/Section.tsx'
import { LinePicture } from './CartLineItem.tsx'
import type { LineView } from './line-view.ts'

type SavedLinesProps = { lines: LineView[]; formToken: string; dataSaver: boolean }

/** The lines saved for later in this browser. */
export function SavedLines({ lines, formToken, dataSaver }: SavedLinesProps) {
	const { t } = useTranslation('cart')
	if (lines.length === 0) return null
	return (
		<Section id="saved" title={t('saved.title', { count: lines.length })}>
			<MutedText>{t('saved.help')}</MutedText>
			<ul>
				{lines.map((line) => (
					<SavedLine key={line.id} line={line} formToken={formToken} dataSaver={dataSaver} />
				))}
			</ul>
		</Section>
	)
}

type SavedLineProps = Omit<SavedLinesProps, 'lines'> & { line: LineView }

function SavedLine({ line, formToken, dataSaver }: SavedLineProps) {
	const { t } = useTranslation('cart')
	const path = usePath()
	const fetcher = useFetcher({ key: `cart-saved-${line.id}` })
	const { name, label, price, stock } = line
	return (
		<PictureRow
			contentClassName="flex flex-col gap-1"
			picture={<LinePicture line={line} dataSaver={dataSaver} />}
		>
			<h3 className="text-16! font-normal!">
				<Anchor href={path(line.path)}>{name}</Anchor>
			</h3>
			{label ? <MutedText>{label}</MutedText> : null}
			<p className="font-bold tabular-nums">{formatMoney(price)}</p>
			{stock <= 0 ? <MutedText>{t('buy.soldOut')}</MutedText> : null}
			<fetcher.Form
				method="post"
				action={path(paths.cartSavedLine(line.id))}
				className="flex flex-wrap gap-2"
			>
				<input type="hidden" name="formToken" value={formToken} />
				{stock > 0 ? (
					<Button size="small" name="to" value="cart" aria-label={t('saved.backNamed', { name })}>
						{t('saved.back')}
					</Button>
				) : null}
				<Button
					size="small"
					variant="quiet"
					name="to"
					value="nowhere"
					aria-label={t('line.removeNamed', { name })}
				>
					{t('saved.remove')}
				</Button>
			</fetcher.Form>
		</PictureRow>
	)
}
