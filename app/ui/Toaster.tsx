import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react'
import type { Toast } from './toast.ts'
import { ToastList } from './ToastList.tsx'
import { useAfterPress } from './use-after-press.ts'

/** Without a text, the toast only says that something failed (spec section 8). */
type ShowToast = (toast: Omit<Toast, 'id' | 'text'> & { text?: string }) => void

const ToastContext = createContext<ShowToast>(() => undefined)

/** Shows a toast; does nothing outside a `Toaster`. */
export function useToast(): ShowToast {
	return useContext(ToastContext)
}

type ToasterProps = {
	children: ReactNode
	closeLabel: string
	regionLabel: string
	/** Title of a toast without a text of its own: "Gagal". */
	failureTitle: string
}

const loadToasts = () => import('./radix/RadixToasts.tsx').then((module) => module.RadixToasts)

/** The page's toasts: a plain list until the first interaction has loaded Radix's. */
export function Toaster({ children, closeLabel, regionLabel, failureTitle }: ToasterProps) {
	const [toasts, setToasts] = useState<Toast[]>([])
	const lastId = useRef(0)
	const show = useCallback<ShowToast>(
		({ text, ...toast }) => {
			lastId.current += 1
			const id = lastId.current
			const texts = text ? { text } : { title: failureTitle, text: '-' }
			setToasts((current) => [...current, { id, ...toast, ...texts }])
		},
		[failureTitle],
	)
	const close = useCallback((id: number) => {
		setToasts((current) => current.filter((toast) => toast.id !== id))
	}, [])
	const List = useAfterPress(loadToasts) ?? ToastList
	return (
		<ToastContext.Provider value={show}>
			{children}
			<List toasts={toasts} onClose={close} regionLabel={regionLabel} closeLabel={closeLabel} />
		</ToastContext.Provider>
	)
}
