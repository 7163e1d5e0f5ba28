import { Scripts } from '@remix-run/react'

const templateId = 'page-scripts'

/**
 * Runs the scripts of the template once the page has loaded and been painted, or at the first press of a pointer or
 * key: until then forms and links work as plain HTML. On a slow network (3G or less, or data saving) only the press
 * starts them. What it puts into the document is taken out again at once, because React expects the document as the
 * server wrote it.
 */
const starter = `(function(){
var started=false,network=navigator.connection||{};
function start(){
if(started)return;started=true;
var scripts=document.importNode(document.getElementById('${templateId}').content,true),added=[].slice.call(scripts.children);
document.head.append(scripts);
added.forEach(function(element){element.remove()})
}
['pointerdown','keydown'].forEach(function(type){addEventListener(type,start,{capture:true,passive:true})});
if(!network.saveData&&!/^(slow-2g|2g|3g)$/.test(network.effectiveType))
addEventListener('load',function(){requestAnimationFrame(function(){setTimeout(start)})})
})()`

/** Remix's scripts in an inert template, kept back until the page's largest paint is over. */
export function DeferredScripts({ nonce }: { nonce: string | undefined }) {
	return (
		<>
			{/* A parsed template has no child nodes for React to take over: the browser renders none. */}
			<template id={templateId} suppressHydrationWarning>
				{import.meta.env.SSR ? <Scripts nonce={nonce} /> : null}
			</template>
			<script
				nonce={nonce}
				suppressHydrationWarning
				dangerouslySetInnerHTML={{ __html: starter }}
			/>
		</>
	)
}
