// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.opt.IoFailure;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Expands {@code @file} on a command line to the words of the file, as LLVM's tools do: separated by white space, with quotes of both kinds and
 * backslashes that keep the next character. Files that it names in turn are expanded too; what is no file stays as it is.
 */
final class ResponseFiles {
  private static final String BYTE_ORDER_MARK = "\ufeff";

  private final List<String> words = new ArrayList<>();
  private final List<Path> open = new ArrayList<>();

  private ResponseFiles() {}

  /** The words of a command line. */
  static List<String> expand(List<String> args) {
    ResponseFiles files = new ResponseFiles();
    files.add(args);
    return files.words;
  }

  private void add(List<String> args) {
    for (String word : args) {
      if (word.length() > 1 && word.startsWith("@") && Files.exists(path(word))) addFile(word);
      else words.add(word);
    }
  }

  private static Path path(String word) {
    return IoFailure.path(word.substring(1), what(word));
  }

  private void addFile(String word) {
    Path file = path(word).toAbsolutePath().normalize();
    if (open.contains(file)) throw new IoFailure(what(word), "recursive response file");
    open.add(file);
    add(split(read(file, word)));
    open.removeLast();
  }

  private static String read(Path file, String word) {
    try {
      return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new IoFailure(what(word), failure);
    }
  }

  private static String what(String word) {
    return "cannot expand '" + word + "'";
  }

  /** Splits a text into words; those that are empty count for nothing, and a quote without an end lasts to the end. */
  static List<String> split(String text) {
    List<String> found = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    char quote = 0;
    for (int i = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\' && i + 1 < text.length()) {
        word.append(text.charAt(++i));
      } else if (quote == 0 && (c == '"' || c == '\'')) {
        quote = c;
      } else if (c == quote) {
        quote = 0;
      } else if (quote == 0 && isSpace(c)) {
        end(word, found);
      } else {
        word.append(c);
      }
    }
    end(word, found);
    return found;
  }

  private static boolean isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == 0;
  }

  private static void end(StringBuilder word, List<String> found) {
    if (!word.isEmpty()) found.add(word.toString());
    word.setLength(0);
  }
}
