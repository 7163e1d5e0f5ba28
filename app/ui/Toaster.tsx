import { clsx } from 'clsx'
import {
	createContext,
	useCallback,
	useContext,
	useEffect,
	useReducer,
	useRef,
	type ReactNode,
} from 'react'
import { toneLooks, type Tone } from './Alert.tsx'
import { Icon } from './Icon.tsx'
import { nextTick, noToasts, toastReducer } from './toast-queue.ts'

/** Without a text it is told that something failed, and no more (spec section 8). */
type ShowToast = (toast: { tone: Tone; text?: string; title?: string }) => void

const ToastContext = createContext<ShowToast>(() => undefined)

/** Shows a toast; does nothing outside a `Toaster`. */
export function useToast(): ShowToast {
	return useContext(ToastContext)
}

type ToasterProps = {
	children: ReactNode
	closeLabel: string
	regionLabel: string
	/** Title of a toast that has no words of its own: "Gagal". */
	failureTitle: string
}

/** Holds the page's toasts: they go by themselves, wait while pointed at or focused, and Escape closes the newest. */
export function Toaster({ children, closeLabel, regionLabel, failureTitle }: ToasterProps) {
	const [queue, dispatch] = useReducer(toastReducer, noToasts)
	const lastId = useRef(0)
	const show = useCallback<ShowToast>(
		({ text, ...toast }) => {
			lastId.current += 1
			const id = lastId.current
			const words = text ? { text } : { title: failureTitle, text: '-' }
			dispatch({ kind: 'show', toast: { id, ...toast, ...words }, now: performance.now() })
		},
		[failureTitle],
	)

	const wait = nextTick(queue)
	useEffect(() => {
		if (wait === null) return
		const timer = setTimeout(() => dispatch({ kind: 'tick', now: performance.now() }), wait)
		return () => clearTimeout(timer)
	}, [wait, queue])

	const showing = queue.toasts.length > 0
	useEffect(() => {
		if (!showing) return
		const escape = ({ key }: KeyboardEvent) => {
			if (key === 'Escape') dispatch({ kind: 'escape', now: performance.now() })
		}
		document.addEventListener('keydown', escape)
		return () => document.removeEventListener('keydown', escape)
	}, [showing])

	const pause = () => dispatch({ kind: 'pause', now: performance.now() })
	const resume = () => dispatch({ kind: 'resume', now: performance.now() })
	return (
		<ToastContext.Provider value={show}>
			{children}
			<div
				className="toasts"
				role="status"
				aria-label={regionLabel}
				onPointerEnter={pause}
				onPointerLeave={resume}
				onFocus={pause}
				onBlur={resume}
			>
				{queue.toasts.map(({ id, tone, text, title }) => (
					<div className={clsx('alert toast', toneLooks[tone].colour)} key={id}>
						<Icon name={toneLooks[tone].icon} />
						<div>
							{title ? <b>{title}</b> : null}
							<span>{text}</span>
						</div>
						<button
							type="button"
							className="tap"
							aria-label={closeLabel}
							onClick={() => dispatch({ kind: 'close', id, now: performance.now() })}
						>
							<Icon name="close" />
						</button>
					</div>
				))}
			</div>
		</ToastContext.Provider>
	)
}
