// Links to the page's other languages; a press changes the language without leaving the fight.
import { otherShell, switchLanguage } from '../app/language.ts';
import { keep } from '../app/settings.ts';
import { lang, langs } from '../i18n/index.ts';
import { ownNames } from './words.ts';

/** `before`: called when a link is pressed, before the language changes. */
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
            // A new tab would be led back to the language that the browser asks for, so the choice is kept first.
            onAuxClick={() => keep('lang', one)}
          >
            {ownNames[one]}
          </a>
        ))}
    </>
  );
}
