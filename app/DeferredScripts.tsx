import { ScrollRestoration, Scripts } from '@remix-run/react'
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'

export const modulesId = 'page-modules'

/**
 * Begins a page's script once the page has been painted, or at the first touch or key: until then forms and links
 * work as plain HTML. What it puts into the document is taken out again at once, because React expects the
 * document as the server wrote it.
 */
const starter = `(function(n,b){
function put(e){e.nonce=n;document.head.append(e);e.remove()}
function go(){if(b)return;b=1;var m=document.getElementById('${modulesId}'),s=document.createElement('script');
(m.dataset.preload.match(/\\S+/g)||[]).forEach(function(h){var l=document.createElement('link');l.rel='modulepreload';l.href=h;put(l)});
s.type='module';s.textContent=m.textContent;put(s)}
addEventListener('load',function(){requestAnimationFrame(function(){setTimeout(go)})});
['pointerdown','keydown'].forEach(function(t){addEventListener(t,go,{capture:true,passive:true})})
})(document.currentScript.nonce)`

/** Puts the page back to where it was left, before it is painted: what Remix's own script does, in a third of it. */
const scroller = `(function(h,s,k,y){k=h.state&&h.state.key;
if(!k)h.replaceState({key:k=Math.random().toString(32).slice(2)},"");
try{y=JSON.parse(s.positions||"{}")[k];y>=0&&scrollTo(0,y)}catch(e){s.removeItem("positions")}})(history,sessionStorage)`

// Worth asking for ahead: the large ones, and what is asked for last. The others are named by the page's modules.
const ahead = /\/(?:entry\.client|vendor|shop)-/

type DeferredScriptsProps = {
	nonce: string | undefined
	/** Namespaces of the page's texts, for the script that takes the page over. */
	texts: string[]
}

/** Remix's scripts, kept back until the page's largest paint is over (goals, "Bytes"). */
export function DeferredScripts({ nonce, texts }: DeferredScriptsProps) {
	const scripts = Scripts({ nonce })
	if (!isElement(scripts)) return null
	const parts = Children.toArray(scripts.props.children).filter(isElement)
	const preload = parts
		.flatMap(({ type, props }) => (type === 'link' && props.href) || [])
		.filter((href) => ahead.test(href))
	const inline = parts
		.filter(({ type }) => type !== 'link')
		.flatMap(({ props }) => Children.toArray(props.children).filter(isElement))
	const [context, modules] = inline
	return (
		<>
			{context ? cloneElement(context, { dangerouslySetInnerHTML: lean(context) }) : null}
			<script
				id={modulesId}
				type="text/plain"
				data-preload={preload.join(' ')}
				data-texts={texts.join(' ')}
				suppressHydrationWarning
				dangerouslySetInnerHTML={modules?.props.dangerouslySetInnerHTML}
			/>
			<script
				nonce={nonce}
				suppressHydrationWarning
				dangerouslySetInnerHTML={{ __html: starter }}
			/>
		</>
	)
}

/** Remix's scrolling, with the shorter script. */
export function KeptScroll({ nonce }: Pick<DeferredScriptsProps, 'nonce'>) {
	const script = ScrollRestoration({ nonce })
	if (!isElement(script)) return null
	return cloneElement(script, { dangerouslySetInnerHTML: { __html: scroller } })
}

/** Of the switches only those that are on. */
function lean({ props: { dangerouslySetInnerHTML: written } }: Part) {
	if (!written) return undefined
	const __html = written.__html.replace(/"future":\{[^}]*\}/, (switches) =>
		switches.replace(/"\w+":false,?/g, '').replace(',}', '}'),
	)
	return { __html }
}

type Part = ReactElement<{
	children?: ReactNode
	href?: string
	dangerouslySetInnerHTML?: { __html: string }
}>

function isElement(node: ReactNode): node is Part {
	return isValidElement(node)
}
