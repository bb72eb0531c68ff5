// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.patterns;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Programs that are made of a text with alternatives: {@code {{0|1|%n}}} stands for one of three texts. Alternatives with the same label,
 * {@code {{a:i1|i4}}} and {@code {{a:true|3}}}, are chosen together.
 */
final class TemplatePrograms {
  private static final Pattern ALTERNATIVES = Pattern.compile("\\{\\{(?:([a-z]\\w*):)?(.*?)}}", Pattern.DOTALL);

  private TemplatePrograms() {}

  /** The programs of a text: all, if those are not more than {@code most}, or so many by chance. Some of them may be invalid. */
  static List<NamedProgram> of(NamedProgram template, int most) {
    Map<String, Integer> choices = choices(template.text());
    long combinations = 1;
    for (int count : choices.values()) combinations = Math.min(combinations * count, Integer.MAX_VALUE);
    Random random = new Random(template.text().hashCode());
    List<NamedProgram> programs = new ArrayList<>();
    for (int i = 0; i < Math.min(combinations, most); i++) {
      long rest = i;
      Map<String, Integer> chosen = new LinkedHashMap<>();
      for (var choice : choices.entrySet()) {
        chosen.put(choice.getKey(), combinations > most ? random.nextInt(choice.getValue()) : (int) (rest % choice.getValue()));
        rest /= choice.getValue();
      }
      programs.add(new NamedProgram(template.name() + " " + chosen.values(), text(template.text(), chosen)));
    }
    return programs;
  }

  /** The number of alternatives for each label; what has none is labelled by its place. */
  private static Map<String, Integer> choices(String text) {
    Map<String, Integer> choices = new LinkedHashMap<>();
    Matcher matcher = ALTERNATIVES.matcher(text);
    while (matcher.find()) choices.merge(label(matcher), alternatives(matcher).length, Math::min);
    return choices;
  }

  private static String label(Matcher matcher) {
    return matcher.group(1) != null ? matcher.group(1) : "#" + matcher.start();
  }

  private static String[] alternatives(Matcher matcher) {
    return matcher.group(2).split("\\|", -1);
  }

  private static String text(String text, Map<String, Integer> chosen) {
    return ALTERNATIVES.matcher(text).replaceAll(match -> Matcher.quoteReplacement(match.group(2).split("\\|", -1)[chosen.get(
        match.group(1) != null ? match.group(1) : "#" + match.start())]));
  }
}
