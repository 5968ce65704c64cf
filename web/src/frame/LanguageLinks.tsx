// The other languages of the page, each as a link that changes to it without leaving the fight.
import { otherShell, switchLanguage } from '../app/language.ts';
import { keep } from '../app/settings.ts';
import { lang, langs } from '../i18n/index.ts';
import { ownNames } from './words.ts';

/** `before`: what is done first when one is pressed. */
export function LanguageLinks({ before }: { before?: () => void }) {
  return (
    <>
      {langs
        .filter((one) => one !== lang.value)
        .map((one) => (
          <a
            key={one}
            href={otherShell(one)}
            lang={one}
            hrefLang={one}
            onClick={(event) => {
              event.preventDefault();
              before?.();
              void switchLanguage(one);
            }}
            // In a tab of its own the page would be led back to the language that the browser asks for.
            onAuxClick={() => keep('lang', one)}
          >
            {ownNames[one]}
          </a>
        ))}
    </>
  );
}
