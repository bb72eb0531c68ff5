// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.ir.Cancellation;
import dev.freehold.opt.IoFailure;
import java.io.IOException;
import java.io.OutputStream;

/** An output stream whose failures reach the end of the command, also through a print stream, which keeps exceptions of I/O to itself. */
final class CheckedOutput extends OutputStream {
  private final OutputStream out;
  private final String what;

  /** @param what what is written to, for messages: {@code standard output} */
  CheckedOutput(OutputStream out, String what) {
    this.out = out;
    this.what = what;
  }

  @Override
  public void write(int b) {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int length) {
    Cancellation.check();
    try {
      out.write(bytes, from, length);
    } catch (IOException e) {
      throw failure(e);
    }
  }

  @Override
  public void flush() {
    try {
      out.flush();
    } catch (IOException e) {
      throw failure(e);
    }
  }

  @Override
  public void close() {
    try {
      out.close();
    } catch (IOException e) {
      throw failure(e);
    }
  }

  private IoFailure failure(IOException cause) {
    return new IoFailure("cannot write " + what, cause);
  }
}
