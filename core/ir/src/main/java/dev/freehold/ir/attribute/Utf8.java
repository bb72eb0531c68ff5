// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.attribute;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;

/**
 * Between the strings of the API, which are text, and the bytes of files. MLIR's strings are bytes, nearly always UTF-8. A byte that is not part of valid
 * UTF-8 becomes a lone low surrogate, U+DC80 to U+DCFF, and that becomes the byte again: the error handler {@code surrogateescape} of
 * Python's PEP 383. So any bytes survive being text. Other lone surrogates, which no bytes become, are encoded as {@code ?}.
 */
public final class Utf8 {
  private static final int ESCAPE = 0xDC00;
  private static final char REPLACEMENT = '\uFFFD';

  /** The order of the bytes, which is not quite that of {@link String#compareTo}. */
  public static final Comparator<String> BYTE_ORDER = Utf8::compare;

  private Utf8() {}

  public static String decode(byte[] bytes) {
    return decode(bytes, 0, bytes.length);
  }

  public static String decode(byte[] bytes, int offset, int length) {
    String text = new String(bytes, offset, length, StandardCharsets.UTF_8);
    return text.indexOf(REPLACEMENT) < 0 ? text : decodeEscaping(bytes, offset, offset + length);
  }

  private static String decodeEscaping(byte[] bytes, int from, int end) {
    StringBuilder text = new StringBuilder(end - from);
    for (int at = from; at < end;) {
      int length = Math.min(sequenceLength(bytes[at]), end - at);
      String decoded = new String(bytes, at, length, StandardCharsets.UTF_8);
      boolean valid = decoded.codePointCount(0, decoded.length()) == 1 && (decoded.charAt(0) != REPLACEMENT || isReplacement(bytes, at, length));
      if (valid) text.append(decoded);
      else text.append((char) (ESCAPE | bytes[at] & 0xFF));
      at += valid ? length : 1;
    }
    return text.toString();
  }

  /** How many bytes a character has that begins with this one, if it begins one. */
  private static int sequenceLength(byte first) {
    return Math.clamp(Integer.numberOfLeadingZeros(~(first << 24)), 1, 4);
  }

  private static boolean isReplacement(byte[] bytes, int at, int length) {
    return length == 3 && bytes[at] == (byte) 0xEF && bytes[at + 1] == (byte) 0xBF && bytes[at + 2] == (byte) 0xBD;
  }

  public static byte[] encode(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    // Where each character has one byte, it is ASCII, or a lone surrogate that has become a question mark.
    if (bytes.length == text.length() && text.equals(new String(bytes, StandardCharsets.ISO_8859_1))) return bytes;
    for (int i = 0; i < text.length(); i++) {
      if (Character.isSurrogate(text.charAt(i))) return encodeEscaping(text);
    }
    return bytes;
  }

  private static byte[] encodeEscaping(String text) {
    byte[] bytes = new byte[3 * text.length()];
    int size = 0;
    for (int at = 0; at < text.length();) {
      int c = text.codePointAt(at);
      if (isEscape(c)) {
        bytes[size++] = (byte) c;
      } else {
        byte[] encoded = Character.toString(c).getBytes(StandardCharsets.UTF_8);
        System.arraycopy(encoded, 0, bytes, size, encoded.length);
        size += encoded.length;
      }
      at += Character.charCount(c);
    }
    return Arrays.copyOf(bytes, size);
  }

  private static boolean isEscape(int c) {
    return c >= (ESCAPE | 0x80) && c <= (ESCAPE | 0xFF);
  }

  private static int compare(String a, String b) {
    int shorter = Math.min(a.length(), b.length());
    for (int i = 0; i < shorter; i++) {
      char x = a.charAt(i);
      char y = b.charAt(i);
      if (x == y) continue;
      boolean sameOrder = x < Character.MIN_SURROGATE && y < Character.MIN_SURROGATE;
      return sameOrder ? Character.compare(x, y) : Arrays.compareUnsigned(encode(a), encode(b));
    }
    return a.length() - b.length();
  }

  /** A stream that encodes what it prints. */
  public static PrintStream printStream(OutputStream to, boolean flushLines) {
    return new PrintStream(to, flushLines, Output.INSTANCE);
  }

  /** What print streams want; nobody else sees it, since it only encodes. */
  private static final class Output extends Charset {
    static final Output INSTANCE = new Output();

    private Output() {
      super("X-Freehold-UTF-8", null);
    }

    @Override
    public boolean contains(Charset other) {
      return other == StandardCharsets.US_ASCII;
    }

    @Override
    public CharsetDecoder newDecoder() {
      throw new UnsupportedOperationException();
    }

    @Override
    public CharsetEncoder newEncoder() {
      return new Encoder(this);
    }
  }

  /** Encodes as {@link #encode} does, a character at a time. */
  private static final class Encoder extends CharsetEncoder {
    Encoder(Charset charset) {
      super(charset, 1.1F, 3F);
    }

    /** Keeps the constructor from decoding its {@code ?}. */
    @Override
    public boolean isLegalReplacement(byte[] replacement) {
      return true;
    }

    @Override
    protected CoderResult encodeLoop(CharBuffer in, ByteBuffer out) {
      while (in.hasRemaining()) {
        int start = in.position();
        char c = in.get();
        boolean pair = Character.isHighSurrogate(c);
        if (pair && !in.hasRemaining()) {
          in.position(start);
          return CoderResult.UNDERFLOW;
        }
        if (pair && Character.isLowSurrogate(in.get(in.position()))) in.position(start + 2);
        int end = in.position();
        byte[] encoded = c < 0x80 ? null : Utf8.encode(in.duplicate().position(start).limit(end).toString());
        if (out.remaining() < (encoded == null ? 1 : encoded.length)) {
          in.position(start);
          return CoderResult.OVERFLOW;
        }
        if (encoded == null) out.put((byte) c);
        else out.put(encoded);
      }
      return CoderResult.UNDERFLOW;
    }
  }
}
