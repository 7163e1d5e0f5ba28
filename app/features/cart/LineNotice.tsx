import { useFetcher } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { digits } from '#app/domain/money.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/Button.tsx'
import { ErrorText } from '#app/ui/ErrorText.tsx'
import { lineProblem, type LineView } from './line-view.ts'
import { lineKey } from './use-cart-lines.ts'

type LineNoticeProps = { line: LineView; formToken: string; refusal: string | null }

/** A problem with a line, and a button that fixes it. */
export function LineNotice({ line, formToken, refusal }: LineNoticeProps) {
	const { t } = useTranslation('cart')
	const problem = lineProblem(line)
	const texts = problem === null ? refusal : t(`line.${problem}`, { stock: digits(line.stock) })
	if (texts === null) return null
	return (
		<div className="flex flex-wrap items-center gap-2" role="status">
			<ErrorText>{texts}</ErrorText>
			{problem === 'tooFew' ? <ReduceToStock line={line} formToken={formToken} /> : null}
		</div>
	)
}

function ReduceToStock({ line, formToken }: { line: LineView; formToken: string }) {
	const { t } = useTranslation('cart')
	const path = usePath()
	const fetcher = useFetcher({ key: lineKey(line.id) })
	return (
		<fetcher.Form method="post" action={path(paths.cartLine(line.id))}>
			<input type="hidden" name="formToken" value={formToken} />
			<Button size="small" name="quantity" value={line.stock}>
				{t('line.take', { stock: digits(line.stock) })}
			</Button>
		</fetcher.Form>
	)
}
