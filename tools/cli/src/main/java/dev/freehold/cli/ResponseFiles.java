// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.opt.FileAccess;
import dev.freehold.opt.IoFailure;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Expands {@code @file} on a command line to the words of the file, as LLVM's tools do: separated by white space, with quotes of both kinds and
 * backslashes that keep the next character; and {@code --flagfile=file} to the lines of the file, as Bazel does. Files that it names in turn are
 * expanded too; what is no file stays as it is.
 */
final class ResponseFiles {
  private static final String BYTE_ORDER_MARK = "\ufeff";
  private static final String RESPONSE_FILE = "@";
  private static final String FLAG_FILE = "--flagfile=";

  private final List<String> words = new ArrayList<>();
  private final List<Path> open = new ArrayList<>();
  private final FileAccess access;

  private ResponseFiles(FileAccess access) {
    this.access = access;
  }

  /** The words of a command line. */
  static List<String> expand(List<String> args, FileAccess access) {
    ResponseFiles files = new ResponseFiles(access);
    files.add(args);
    return files.words;
  }

  private void add(List<String> args) {
    for (String word : args) {
      if (names(word, RESPONSE_FILE)) addFile(word, RESPONSE_FILE, ResponseFiles::split);
      else if (names(word, FLAG_FILE)) addFile(word, FLAG_FILE, text -> text.lines().toList());
      else words.add(word);
    }
  }

  /** Whether a word is the name of a file behind a prefix. */
  private boolean names(String word, String prefix) {
    return word.length() > prefix.length() && word.startsWith(prefix) && Files.exists(path(word, prefix));
  }

  private Path path(String word, String prefix) {
    return access.path(word.substring(prefix.length()), what(word));
  }

  private void addFile(String word, String prefix, Function<String, List<String>> split) {
    Path file = path(word, prefix).toAbsolutePath().normalize();
    if (open.contains(file)) throw new IoFailure(what(word), "recursive response file");
    open.add(file);
    add(split.apply(read(file, word)));
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
