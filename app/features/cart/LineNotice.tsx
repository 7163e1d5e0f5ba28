import { useFetcher } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { shortageOf } from '#app/domain/cart.ts'
import { digits } from '#web/domain/money.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { useSignInPath } from '#app/features/account/use-sign-in-path.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorText } from '#web/ui/ErrorText.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { LineView } from './line-view.ts'
import { lineKey } from './use-cart-lines.ts'

type LineNoticeProps = { line: LineView; formToken: string; refusal: string | null }

/** A problem with a line, and a button that fixes it. */
export function LineNotice({ line, formToken, refusal }: LineNoticeProps) {
	const { t } = useTranslation('cart')
	const problem = shortageOf(line)
	const texts = problem === null ? refusal : t(`line.${problem}`, { stock: digits(line.most) })
	if (texts === null) return null
	return (
		<div className="flex flex-wrap items-center gap-2" role="status">
			<ErrorText>{texts}</ErrorText>
			{problem === 'tooFew' || problem === 'guestShort' ? (
				<ReduceToStock line={line} formToken={formToken} />
			) : null}
			{problem === 'guestNone' || problem === 'guestShort' ? <SignInToBuy /> : null}
		</div>
	)
}

/** Without an account only a part of the stock can be ordered. */
function SignInToBuy() {
	const { t } = useTranslation('cart')
	return (
		<TextLink className="text-14" href={useSignInPath()} rel="nofollow">
			{t('line.signIn')}
		</TextLink>
	)
}

function ReduceToStock({ line, formToken }: { line: LineView; formToken: string }) {
	const { t } = useTranslation('cart')
	const path = usePath()
	const fetcher = useFetcher({ key: lineKey(line.id) })
	return (
		<fetcher.Form method="post" action={path(paths.cartLine(line.id))}>
			<input type="hidden" name="formToken" value={formToken} />
			<Button size="small" name="quantity" value={line.most}>
				{t('line.take', { stock: digits(line.most) })}
			</Button>
		</fetcher.Form>
	)
}
